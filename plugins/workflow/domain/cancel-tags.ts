/** Triggers in a list with commas between. */
export const tagsIn = (list: string | null | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map(tag => tag.trim())
    .filter(Boolean)
