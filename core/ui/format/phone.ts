/** Number for a messaging app: digits only, and a leading 6 gets the Dutch 31 (R-FMT-004). */
export function messagingNumber(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '').replace(/^0/, '')
  return digits.startsWith('6') ? `31${digits}` : digits
}

/** Address that opens the phone. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

/** Address that opens WhatsApp with this number. */
export function messagingLink(phone: string): string {
  return `https://wa.me/${messagingNumber(phone)}`
}

/** Address that opens a route in the maps app. */
export function routeLink(address: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`
}
