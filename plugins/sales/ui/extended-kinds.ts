import type { Translate } from '@core/ui'
import type { ExtendedKind } from '@plugins/settings/contract/ui'

/** What companies add fields of their own to. */
export default (t: Translate): ExtendedKind[] => [
  { resource: 'product', title: t('products'), example: t('noFields_product') },
]
