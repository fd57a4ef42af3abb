import { deviceStore } from '@core/ui'

interface Act {
  readonly project: number
  readonly task: number
  /** What the visit is called, for the bar of the frame. */
  readonly title: string
  /** When it was done here, ISO 8601. */
  readonly at: string
  /** Why the server would not have it. */
  readonly refusal?: string
}

/** Something that a fitter did at a visit and that the server has not got yet. */
export type KeptAct =
  | (Act & { readonly kind: 'clockin' })
  | (Act & { readonly kind: 'clockout' })
  | (Act & { readonly kind: 'done' })
  | (Act & { readonly kind: 'material'; readonly material_id: number; readonly amount: number })
  /** `id` is sent along, so that it arrives once. */
  | (Act & { readonly kind: 'extra'; readonly id: string; readonly item_name: string; readonly amount: number })
  /** The same of a photo. */
  | (Act & { readonly kind: 'photo'; readonly id: string; readonly file: File })

export const keptActs = deviceStore<KeptAct>('job')

export interface Owner {
  readonly id: number
  readonly currentcompany_id: number
}

/** What belongs to one user: colleagues who share a device never see each other's. */
export const ownerKey = ({ id, currentcompany_id }: Owner): string => `${currentcompany_id}/${id}/`

let made = 0

/** A key by which acts stand in the order in which they were done. */
export const nextKey = (user: Owner, at: string): string =>
  `${ownerKey(user)}${at}/${String(made++).padStart(6, '0')}-${crypto.randomUUID()}`
