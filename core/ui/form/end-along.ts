import { type Lasting, movedEnd } from '../format/clock.ts'

/**
 * When something ends that begins at another moment and lasts as it did.
 *
 * @returns nothing where one of the moments is not there
 */
export function endAlong(began: unknown, begins: unknown, ended: unknown, lasting: Lasting): string | undefined {
  return isMoment(began) && isMoment(begins) && isMoment(ended)
    ? movedEnd({ start: began, end: ended }, begins, lasting)
    : undefined
}

const isMoment = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value))
