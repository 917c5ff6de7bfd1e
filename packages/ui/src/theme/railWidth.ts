/**
 * Width of `CategoryRail`, for what is shown instead of it. Grows faster than the text, so that words stay whole at large text sizes, but
 * leaves most of a phone to the list.
 */
export const railWidth = 'max(84px, min(84px + (1rem - 16px) * 7, 34vw))';
