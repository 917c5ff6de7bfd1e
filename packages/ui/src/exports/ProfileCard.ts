export { ProfileCard, type ProfileCardProps, type ProfileFigure } from '../account/ProfileCard/ProfileCard.tsx';
export { profileCardWords } from '../account/ProfileCard/ProfileCard.words.ts';
