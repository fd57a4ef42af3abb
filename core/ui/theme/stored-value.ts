/** One value kept in this browser. Private windows and full storage are no reason to fail: then it lasts for the page. */
export interface StoredValue<T> {
  read(): T
  write(value: T): void
}

export function storedValue<T>(key: string, fallback: T): StoredValue<T> {
  const name = `vakwerk.${key}`
  let memory: T | undefined
  return {
    read() {
      if (memory !== undefined) return memory
      try {
        const text = localStorage.getItem(name)
        return text === null ? fallback : (JSON.parse(text) as T)
      } catch {
        // Storage refused, or something unreadable in it: start afresh.
        return fallback
      }
    },
    write(value) {
      memory = value
      try {
        localStorage.setItem(name, JSON.stringify(value))
      } catch {
        // Storage refused: the value lives on in memory.
      }
    },
  }
}
