import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** Addresses of the internet that belong to nobody's own network, though they look it. */
const INSIDE = ranges(['168.63.129.16/32'])
/** All of IPv6 that was ever given out; outside of it are the older ways to write an IPv4 address. */
const GIVEN_OUT = ranges(['2000::/3'])

/** Networks an operator named: `10.1.2.0/24`, `fd00::/8`, `10.1.2.3`. */
export type Ranges = readonly [Address, number][]

/** @throws Error when one of them is no network */
export function ranges(texts: readonly string[]): Ranges {
  return texts.map(text => {
    const [network = '', bits] = text.split('/')
    const six = ipaddr.IPv6.isValid(network)
    if (!six && !ipaddr.IPv4.isValidFourPartDecimal(network)) throw new Error(`${text} is no network`)
    return ipaddr.parseCIDR(`${network}/${bits ?? (six ? 128 : 32)}`)
  })
}

/** Whether an address lies in one of these networks. */
export const isIn = (address: string, given: Ranges): boolean =>
  given.some(([network, bits]) => {
    const parsed = ipaddr.process(address)
    return parsed.kind() === network.kind() && parsed.match(network as never, bits)
  })

/**
 * Whether an address is one of the open internet: not this machine, not the network it stands in, not the metadata of
 * a cloud, and not an IPv6 address that carries an IPv4 address along (mapped, 6to4, Teredo, NAT64).
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast' || isIn(address, INSIDE)) return false
  return parsed.kind() === 'ipv4' || isIn(address, GIVEN_OUT)
}
