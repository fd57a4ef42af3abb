import { readDeadLetters, resendDeadLetter, writeDeadLetter } from '@core/db/events/dead-letters'
import type { Reader } from '@core/db/reader'
import { asPlatform, withPlatform } from '@core/db/tenant'
import type { Platform } from '@core/platform/platform'
import type { Delivery } from './delivery'

const REASON_LENGTH = 2000

/** Puts a delivery aside after its last try. */
export async function bury(platform: Platform, delivery: Delivery, error: unknown): Promise<void> {
  const reason = (error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, REASON_LENGTH)
  await withPlatform(platform.orm, em => writeDeadLetter(em, delivery.outboxId, delivery.handler, reason))
}

/** What was given up on, for the admin plugin alone: these tables belong to no company. */
export const deadLetters = {
  page: ({ em }: Managed, asked: Parameters<typeof readDeadLetters>[1]) =>
    asPlatform(em, () => readDeadLetters(em, asked)),
  resend: ({ em }: Managed, id: number) => asPlatform(em, () => resendDeadLetter(em, id)),
}
type Managed = Pick<Reader, 'em'>
