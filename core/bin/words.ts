import { readWords, UnknownWords } from './commands.mjs'

/** What was typed after a command that is running; `run.mjs` has looked through it already where it started the command. */
export interface Words {
  /** Value of an option. */
  text(name: string): string | undefined
  number(name: string, otherwise: number): number
  /** Whether a switch is on. */
  is(name: string): boolean
  readonly rest: readonly string[]
}

/** Reads what was typed after a command, and ends the process with 2 for words that it does not know. */
export function wordsOf(command: string): Words {
  try {
    const { values, positionals } = readWords(command, process.argv.slice(2))
    const text = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined)
    return {
      text,
      number: (name, otherwise) => Number(text(name) ?? otherwise),
      is: name => values[name] === true,
      rest: positionals,
    }
  } catch (error) {
    if (!(error instanceof UnknownWords)) throw error
    return leave(error.message)
  }
}

/** Ends the process for words that make no sense. */
export function leave(why: string): never {
  console.error(why)
  process.exit(2)
}
