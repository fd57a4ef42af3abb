import { readRows } from '@core/db/list'
import type { LedgerAccount, LedgerAccounts } from '../contract'
import { Product } from '../entities/product'
import { productSettings } from './product-settings'

interface Named {
  readonly gl_reference: string | null
  readonly gl_description: string | null
}

/** Reads the accounts that products and the settings of the company name. */
export const readLedgerAccounts: LedgerAccounts = {
  async ofProducts(context, ids) {
    if (!ids.length) return new Map()
    const columns = ['id', 'gl_reference', 'gl_description'] as const
    const rows = await readRows(context, Product, columns, { id: [...new Set(ids)] }, 'id', { trashed: 'either' })
    return new Map(
      rows.flatMap(row => {
        const account = accountOf(row)
        return account ? [[row.id, account] as const] : []
      }),
    )
  },
  standard: async context => accountOf(await productSettings.of(context)),
}

const accountOf = ({ gl_reference, gl_description }: Named): LedgerAccount | null =>
  gl_reference?.trim() ? { number: gl_reference.trim(), name: gl_description?.trim() || null } : null
