import { dialledNumber } from '../../domain/phone-number.ts'

/** Number for a messaging app: digits only, and a Dutch one gets its 31 (R-FMT-004). */
export const messagingNumber = (phone: string): string => dialledNumber(phone).replace(/\D/g, '')

/** Address that opens the phone: the number as it is dialled from everywhere. */
export function phoneLink(phone: string): string {
  return `tel:${dialledNumber(phone)}`
}

/** Address that opens WhatsApp with this number. */
export function messagingLink(phone: string): string {
  return `https://wa.me/${messagingNumber(phone)}`
}

/** Address that opens a route in the maps app. */
export function routeLink(address: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`
}
