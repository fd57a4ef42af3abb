/** What stands in a record under a name that people chose: nothing of what every object has, such as `constructor`. */
export const ownValue = <T>(record: Readonly<Record<string, T>> | null | undefined, name: string): T | undefined =>
  record && Object.hasOwn(record, name) ? record[name] : undefined
