/** Codes of UN/ECE recommendation 20 for the units that installers use. */
const CODES: Readonly<Record<string, string>> = {
  stuk: 'H87',
  stuks: 'H87',
  st: 'H87',
  paneel: 'H87',
  panelen: 'H87',
  uur: 'HUR',
  uren: 'HUR',
  dag: 'DAY',
  dagen: 'DAY',
  week: 'WEE',
  weken: 'WEE',
  maand: 'MON',
  maanden: 'MON',
  jaar: 'ANN',
  meter: 'MTR',
  m: 'MTR',
  m1: 'MTR',
  m2: 'MTK',
  'm²': 'MTK',
  m3: 'MTQ',
  'm³': 'MTQ',
  kg: 'KGM',
  liter: 'LTR',
  km: 'KMT',
  set: 'SET',
  sets: 'SET',
}

/** The code of a unit as people type it; one of something where it is not known. */
export const unitCode = (unit: string): string => CODES[unit.trim().toLowerCase()] ?? 'C62'
