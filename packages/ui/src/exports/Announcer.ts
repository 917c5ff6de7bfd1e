export { Announcer, type AnnouncerProps } from '../foundations/Announcer/Announcer.tsx';
export { type Announce, type AnnounceOptions, useAnnounce } from '../foundations/Announcer/AnnouncerContext.ts';
