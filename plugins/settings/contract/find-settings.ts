import { fold } from '@core/domain/fold'

interface Findable {
  readonly title: string
  /** What else it is found by, with commas between. */
  readonly words: string
}

/** A page that was found, and the words by which, when that was not its title. */
export type FoundSetting<P> = P & { readonly by?: string | undefined }

/** Pages that hold all that was typed, in their title or in one of their words; those found by their title first. */
export function findSettings<P extends Findable>(pages: readonly P[], typed: string): FoundSetting<P>[] {
  const sought = fold([typed]).split(' ')
  const holds = (text: string) => sought.every(word => fold([text]).includes(word))
  const titled = pages.filter(({ title }) => holds(title))
  const others = pages.flatMap(page => {
    const by = titled.includes(page) ? undefined : page.words.split(', ').find(holds)
    return by === undefined ? [] : [{ ...page, by }]
  })
  return [...titled, ...others]
}
