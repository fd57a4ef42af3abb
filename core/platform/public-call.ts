import type { Call, CallDefinition, Incoming, Value } from '@core/context/call'
import type { Static, TObject, TSchema } from '@sinclair/typebox'
import type { Platform } from './platform'

/** A call without authentication and without a company: sign-in, branding. Kernel only. */
export interface PublicCall extends Omit<Call, 'access' | 'run' | 'reachOut'> {
  readonly access: 'public'
  readonly run: {
    of(platform: Platform, incoming: Incoming<unknown, unknown, unknown, unknown>): Promise<unknown>
  }['of']
}

/** Declares a call without a company. */
export function publicCall<
  P extends TObject | undefined = undefined,
  Q extends TObject | undefined = undefined,
  B extends TSchema | undefined = undefined,
  R extends TSchema = TSchema,
>(
  definition: Omit<CallDefinition<P, Q, B, R>, 'run' | 'reachOut' | 'access'> & {
    run: (
      platform: Platform,
      incoming: Incoming<Value<P>, Value<Q>, Value<B>>,
    ) => Promise<Static<R> | Response | undefined>
  },
): PublicCall {
  return { ...definition, access: 'public' } as unknown as PublicCall
}
