import { foldText } from './fold'

/** Languages in which people write the name of a country. */
const WRITTEN_IN = ['nl', 'en', 'es', 'de', 'fr'] as const
/** How a country is named on an address here. */
const NAMED_IN = 'nl'
/** Names in use that no list of countries has, folded and without anything but letters. */
const ALSO: Readonly<Record<string, string>> = {
  holland: 'NL',
  nld: 'NL',
  paisesbajos: 'NL',
  bel: 'BE',
  deu: 'DE',
  brd: 'DE',
  lux: 'LU',
  fra: 'FR',
  esp: 'ES',
  gbr: 'GB',
  uk: 'GB',
  england: 'GB',
  engeland: 'GB',
  grootbrittannie: 'GB',
  greatbritain: 'GB',
  usa: 'US',
  czechrepublic: 'CZ',
  tsjechischerepubliek: 'CZ',
  turkey: 'TR',
}
const ARTICLE = /^(?:the|de|het|la|le|les|el|los|las|die|der|das)\s+/

/** Codes of all telephone numbers of a country, of those that our users call. */
export const DIAL_CODES: Readonly<Record<string, string>> = {
  NL: '31',
  BE: '32',
  DE: '49',
  LU: '352',
  FR: '33',
  GB: '44',
  ES: '34',
  IT: '39',
  AT: '43',
  CH: '41',
  DK: '45',
  SE: '46',
  NO: '47',
  PL: '48',
  PT: '351',
  IE: '353',
  CZ: '420',
}

/** Codes that lists of names have and that are no country, or none any more. */
const NO_COUNTRY = new Set('EU EZ UN ZZ XA XB QO AN BU CS DD DY FX HV NH NT RH SU TP VD YD YU ZR'.split(' '))

let known: ReadonlyMap<string, string> | undefined

/** The code of a country by its name in Dutch, English, Spanish, German or French, or by its code: `NL`; undefined for what is none. */
export function countryCode(text: string): string | undefined {
  const folded = foldText(text).trim()
  if (folded === 'nederland') return 'NL'
  known ??= namesOfCountries()
  const bare = (name: string) => name.replace(/[^\p{L}]/gu, '')
  return known.get(bare(folded)) ?? known.get(bare(folded.replace(ARTICLE, '')))
}

/** A country under its Dutch name; what is none stays as it was written, without the space around it. */
export function countryName(text: string): string {
  const code = countryCode(text)
  return (code && new Intl.DisplayNames(NAMED_IN, { type: 'region', fallback: 'none' }).of(code)) ?? text.trim()
}

function namesOfCountries(): ReadonlyMap<string, string> {
  const names = new Map<string, string>(Object.entries(ALSO))
  const displays = WRITTEN_IN.map(
    language => new Intl.DisplayNames(language, { type: 'region', fallback: 'none', style: 'long' }),
  )
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  for (const one of letters)
    for (const other of letters) {
      const code = one + other
      if (NO_COUNTRY.has(code)) continue
      const named = displays.flatMap(display => display.of(code) ?? [])
      if (!named.length) continue
      for (const name of [code, ...named]) {
        const folded = foldText(name).replace(/[^\p{L}]/gu, '')
        if (!names.has(folded)) names.set(folded, code)
      }
    }
  return names
}
