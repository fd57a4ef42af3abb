/** A name as it begins a class or a title. */
export const capital = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`

/** Files to write: path → text. */
export type Files = Readonly<Record<string, string>>
