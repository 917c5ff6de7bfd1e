export { isDecodable, isHonestPath } from '@mallard/domain/serving';
