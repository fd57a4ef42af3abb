import { type Answer, useCall, useCurrentUser } from '@core/ui'

export type PossibleProduct = Answer<'post', '/api/company/{id}/getpossibleproducts'>[number]

/** The products of the company that can be chosen, by name (C-0441). */
export function usePossibleProducts(): readonly PossibleProduct[] {
  const { currentcompany_id: id } = useCurrentUser()
  const products = useCall('post', '/api/company/{id}/getpossibleproducts', { params: { path: { id } } })
  return products.data ?? []
}

/** The groups that products are in, each once. */
export const groupsOf = (products: readonly PossibleProduct[]): string[] =>
  [...new Set(products.map(({ product_group }) => product_group))].toSorted((a, b) => a.localeCompare(b, 'nl'))
