import type { Context } from '@core/context/context'
import { invalid, Problem } from '@core/context/problem'
import type { InferEntity } from '@mikro-orm/postgresql'
import type { Integration } from '../entities/integration'

type Link = Pick<InferEntity<typeof Integration>, 'company_id' | 'user_id' | 'address'>

/** The address as it is called: Apple writes `webcal:` where it means `https:`. */
export function calendarAddress(written: string): URL {
  const text = written.trim().replace(/^webcals?:/i, 'https:')
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') throw invalid('address', 'integrations.not_an_address')
  return url
}

const about = ({ company_id, user_id }: Pick<Link, 'company_id' | 'user_id'>) =>
  `calendar of user ${user_id} of ${company_id}`

export const sealAddress = ({ secrets }: Context, link: Omit<Link, 'address'>, address: string): string =>
  secrets.seal(address, about(link))

/** The address of a link; nothing when it was sealed with a key that is gone, as after a move without it. */
export function openAddress({ secrets }: Context, link: Link): string | undefined {
  try {
    return secrets.open(link.address, about(link))
  } catch {
    // The only way to ask; whoever reads the link is told that it has to be made again.
    return undefined
  }
}

/** @throws Problem 422 that says to link again */
export function addressOf(context: Context, link: Link): string {
  const address = openAddress(context, link)
  if (address === undefined) throw new Problem(422, 'integrations.address_lost')
  return address
}
