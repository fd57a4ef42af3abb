/** Units of which one is called otherwise than several, in Dutch; uur, meter and kg stay what they are. */
const UNITS: readonly (readonly [one: string, several: string])[] = [
  ['stuk', 'stuks'],
  ['post', 'posten'],
  ['dag', 'dagen'],
  ['week', 'weken'],
  ['maand', 'maanden'],
  ['set', 'sets'],
  ['rol', 'rollen'],
  ['doos', 'dozen'],
  ['plaat', 'platen'],
  ['paneel', 'panelen'],
]

/** What so many of a unit are called: 1 stuk, 2 stuks, half a dag. A unit that nobody knows stays as it was typed. */
export function unitFor(unit: string | null | undefined, quantity: number): string {
  const typed = unit ?? 'stuks'
  const known = UNITS.find(names => names.includes(typed.toLowerCase()))
  if (!known) return typed
  const [one, several] = known
  return quantity !== 0 && Math.abs(quantity) <= 1 ? one : several
}
