export { ProfileCard, type ProfileCardProps, type ProfileFigure } from '../account/ProfileCard/ProfileCard.tsx';
