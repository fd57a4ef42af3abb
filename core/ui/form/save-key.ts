/** Whether a key says "save": Ctrl S, or ⌘ S. */
export const isSaveKey = (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean =>
  event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)
