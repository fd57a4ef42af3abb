import type { Entry } from '../rubrics'

type Taxed = Pick<Entry, 'category' | 'rate'>

const CODES: Readonly<Record<Exclude<Entry['category'], 'standard'>, { readonly id: string; readonly name: string }>> =
  {
    zero: { id: 'V0', name: 'Btw 0 %' },
    reverse: { id: 'VL', name: 'Btw verlegd' },
    intra: { id: 'IC', name: 'Intracommunautaire levering' },
    exempt: { id: 'VR', name: 'Vrijgesteld van btw' },
    outside: { id: 'BU', name: 'Buiten de btw' },
  }

/** The code of a VAT category and rate, and what it stands for. */
export const vatCode = ({ category, rate }: Taxed): { readonly id: string; readonly name: string } =>
  category === 'standard' ? { id: `V${rate}`, name: `Btw ${rate} %` } : CODES[category]
