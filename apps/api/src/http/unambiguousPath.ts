export { isDecodable, isUnambiguousPath } from '@mallard/domain/serving';
