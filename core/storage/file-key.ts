const SEGMENT = /^[A-Za-z0-9_][A-Za-z0-9_.-]*$/

/** Returns the key when it cannot lead outside its store: no `..`, no hidden or empty parts, nothing to escape. */
export function safeKey(key: string): string {
  if (key.length > 500 || !key.split('/').every(segment => SEGMENT.test(segment))) {
    throw new Error(`Not a file key: ${JSON.stringify(key.slice(0, 100))}`)
  }
  return key
}
