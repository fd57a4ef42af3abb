import ipaddr from 'ipaddr.js'

/**
 * What one client has of an address: an IPv4 address, or the first 64 bits of an IPv6 address, behind which a client
 * takes as many addresses as it likes. Written as it is compared, not as a network.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const known = ipaddr.process(address)
  if (!(known instanceof ipaddr.IPv6)) return known.toString()
  return known.parts
    .slice(0, 4)
    .map(part => part.toString(16))
    .join(':')
}
