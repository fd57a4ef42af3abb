import type { Context } from '@core/context/context'
import { saidLines } from './blank-line'
import { itemName } from './calculation-item'
import { itemsOf } from './items-of'
import { vatOfLine } from './vat-groups'
import { workOut } from './work-out'

/** What a line that counts says, and how it is taxed. */
export interface SaidLine {
  readonly name: string
  /** Rates that something of it stands at, in percent. */
  readonly rates: readonly number[]
  readonly vat_category: string | null
}

/** The lines of a document that say something and count in its totals, headers aside. */
export async function saidLinesOf(context: Context, calculationId: number | null | undefined): Promise<SaidLine[]> {
  if (!calculationId) return []
  const items = saidLines(await itemsOf(context, calculationId))
  return workOut({ calc_base: 'exc', discount: 0 }, items).items.flatMap(line => {
    const { item, counts } = line
    if (!counts || item.item_type === 'header') return []
    const rates = vatOfLine(line, 'nl').map(({ rate }) => rate)
    return [
      {
        name: itemName(item),
        rates: rates.length ? rates : [item.vat_percentage ?? 21],
        vat_category: item.vat_category ?? null,
      },
    ]
  })
}
