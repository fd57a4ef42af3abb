import type { Address } from './address'

/** A house as somebody types it before the street. */
export interface House {
  readonly postcode: string
  readonly number: string
  readonly country: string
}

/** Where a house stands, in words. */
export interface Street {
  readonly address: string
  readonly city: string
}

/** Where something is, in degrees. */
export interface Place {
  readonly lat: number
  readonly lng: number
}

/** Knows where addresses are. */
export interface Geocoder {
  /**
   * The place of an address, or nothing when there is no such address.
   *
   * @throws Problem 503 when the service is away or turns us down, 422 when it knows nothing of such a country
   */
  find(address: Address): Promise<Place | undefined>
  /**
   * The street and the town of a postcode with a number, or nothing when there is no such house or the service cannot tell.
   *
   * @throws Problem 503 when the service is away or turns us down
   */
  streetOf(house: House): Promise<Street | undefined>
}
