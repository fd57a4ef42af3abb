/** Selector of the last rule in every style sheet of a build: one that came without it was cut off. */
export const END_OF_STYLES = '.vk-end-of-styles'
