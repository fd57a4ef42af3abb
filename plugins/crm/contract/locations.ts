import type { Context } from '@core/context/context'
import { definePort, defineRegistry } from '@core/context/port'
import { nullable } from '@core/db/schema'
import { type Static, Type as t } from '@sinclair/typebox'

const line = nullable(t.String())

/** A place of a customer as others see one. */
export const customerPlace = t.Object(
  {
    id: t.Integer(),
    relation_id: t.Integer(),
    title: t.String(),
    description: line,
    location_type_id: nullable(t.Integer()),
    locationtype: nullable(t.Object({ id: t.Integer(), description: t.String() })),
    address: line,
    number: line,
    number_addition: line,
    postcode: line,
    city: line,
    country: t.String(),
    lat: nullable(t.Number()),
    lng: nullable(t.Number()),
  },
  { title: 'customerplace' },
)
export type CustomerPlace = Static<typeof customerPlace>

const given = (maxLength: number) => t.Optional(nullable(t.String({ maxLength })))

/** What is said of a place when it is made or changed. */
export const placeData = t.Object(
  {
    description: given(255),
    location_type_id: t.Optional(nullable(t.Integer({ minimum: 1 }))),
    address: given(255),
    number: given(16),
    number_addition: given(16),
    postcode: given(16),
    city: given(255),
    country: t.Optional(t.String({ maxLength: 64 })),
  },
  { additionalProperties: false },
)
export type PlaceData = Static<typeof placeData>

/** Reads and writes the places of customers for what lies at them. */
export interface CustomerPlaces {
  /** Some places by their numbers, in the order of these. */
  read(context: Context, ids: readonly number[]): Promise<CustomerPlace[]>
  /**
   * Makes sure that a place is one of the customer of a dossier.
   *
   * @throws Problem 422
   */
  check(context: Context, flowId: number, id: number): Promise<void>
  /** Makes a place of the customer of a dossier; answers its number. */
  make(context: Context, flowId: number, data: PlaceData): Promise<number>
  change(context: Context, id: number, data: PlaceData): Promise<void>
}
export const customerPlaces = definePort<CustomerPlaces>('crm.customer-places')

/** Something of a dossier that lies at a place: a form about the barn. */
export interface LyingThere {
  readonly location_id: number
  readonly id: number
  readonly title: string
}

/** What of a dossier lies at places, from whoever keeps it. */
export const liesAtPlaces = defineRegistry<{
  of(context: Context, flowId: number): Promise<readonly LyingThere[]>
}>('crm.lies-at-places', { always: true })
