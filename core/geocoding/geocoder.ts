import type { Address } from './address'

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
}
