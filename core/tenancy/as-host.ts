/** A host name as it is kept and looked up: browsers send it in any case, and with a dot at the end or without. */
export const asHost = (name: string): string => name.trim().toLowerCase().replace(/\.$/, '')
