/** An option of a command. */
export interface CommandOption {
  readonly means: string
  /** What its value is; a switch has none. */
  readonly value?: string
  readonly required?: true
}

/** What a command does and takes. */
export interface CommandDescription {
  readonly does: string
  readonly takes?: string
  readonly least?: number
  readonly most?: number
  readonly options?: Readonly<Record<string, CommandOption>>
  readonly exits: Readonly<Record<number, string>>
}

export const COMMANDS: Readonly<Record<string, CommandDescription>>
export class UnknownWords extends Error {}
export function readWords(
  command: string,
  words: readonly string[],
): { values: Readonly<Record<string, string | boolean | undefined>>; positionals: readonly string[] }
export function helpOf(command: string): string
export function overview(): string
