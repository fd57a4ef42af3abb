import type { Context } from '@core/context/context'
import { type Figure, seenFigures } from '@plugins/settings/contract/figures'

const OWN = '_own'

/** The figure of a type of box; `quotations_sent_own` is that of `quotations_sent` (G-WIDG). Nothing for one that is not seen. */
export const figureOf = (context: Context, type: string): Figure | undefined =>
  seenFigures(context).find(({ key }) => key === withoutOwn(type))

/** Whether a box counts only what is of whoever looks. */
export const isOwn = (type: string, userType: 'all' | 'own'): boolean => userType === 'own' || type.endsWith(OWN)

const withoutOwn = (type: string): string => (type.endsWith(OWN) ? type.slice(0, -OWN.length) : type)
