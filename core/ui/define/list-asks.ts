import type { Ask } from './slot.ts'

/**
 * What a `ResourceList` asks for first, for the `asks` of its screen: `listAsks('relation', 'sort=surname')`.
 *
 * @param path of the resource
 * @param query how its rows are sorted and narrowed down at first, as the list says it to the API
 */
export const listAsks = (path: string, query: string): Ask[] => [
  '/api/company/getcurrentcompany',
  // Those who may be chosen as handlers.
  '/api/user?limit=200&user_type=standard%2Csales%2Cproject%2Cexternal%2Csupport%2Cdummy',
  '/api/customfield?sort=order&limit=500',
  `/api/listview?list=%2Fapi%2F${path}&limit=100&sort=id`,
  `/api/${path}?${query}&offset=0&limit=25`,
]
