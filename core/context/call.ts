import type { UploadPurpose } from '@core/storage/upload-purposes'
import type { Static, TObject, TSchema } from '@sinclair/typebox'
import type { Caller } from './caller'
import type { Context } from './context'
import type { AskedModules, ModuleTag } from './modules'

/** Who may make a call. */
export type Access =
  /** Any signed-in user. */
  | 'signed-in'
  /** The same, but only the person: not an API token, and not an administrator who works as this user. */
  | 'in-person'
  /**
   * A user of at least this role whose company owns the module (of several: any of them). Partners only when named. With
   * `orHash` also a customer: whoever brings a hash link instead of a token.
   */
  | {
      readonly module: AskedModules
      readonly role?: number
      readonly partner?: true
      readonly inPerson?: true
      readonly orHash?: LinkKind | readonly LinkKind[]
    }
  /** A signed-in user of at least this role, whatever the company owns. */
  | { readonly role: number; readonly partner?: true; readonly inPerson?: true }
  /** A customer with a hash link of one of these kinds, in path, query or body as `hash` (G-CUSTHASH). */
  | { readonly hash: LinkKind | readonly LinkKind[] }

/**
 * Whether users may make a call, perhaps beside customers: false for public calls and for calls with a hash link alone.
 */
export const isForUsers = (access: Access | 'public'): boolean =>
  access !== 'public' && !(typeof access === 'object' && 'hash' in access)

/** The kinds of hash link that open a call to customers. */
export function linksOf(access: Access | 'public'): readonly LinkKind[] {
  if (typeof access !== 'object') return []
  return [('hash' in access ? access.hash : 'orHash' in access ? access.orHash : undefined) ?? []].flat()
}

/** A kind of hash link: what customers open without signing in. Part of the contract of the plugin that owns the record. */
export interface LinkKind {
  readonly kind: string
  /** What its record is called in the address and in the preview of a link: `offerte`, "Uw offerte". */
  readonly word: string
  /** The page of the portal that shows its record: `customer_quotation_detail`; empty for a link that programs use. */
  readonly page: string
  /** Module the company must own for the link to open. */
  readonly module?: ModuleTag
  /** Text of an unknown, revoked or foreign link. */
  readonly notFound: string
  /** Text when the record behind the link was deleted. */
  readonly gone: string
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** Typed input of a call. */
export interface Incoming<P, Q, B, H = undefined> {
  readonly params: P
  readonly query: Q
  readonly body: B
  readonly request: Request
  /** The record that the hash link stands for, and its kind; 0 and empty for other calls. */
  readonly recordId: number
  readonly recordKind: string
  readonly caller: Caller
  /** What `reachOut` came back with. */
  readonly heard: H
}

/** How often something may be tried. */
export interface Limit {
  readonly most: number
  readonly seconds: number
  /** Key of the text, which gets the seconds as `n`. */
  readonly text?: string
}

/** Type of a value of a schema. */
export type Value<S> = S extends TSchema ? Static<S> : Record<string, never>

/** A call as declared. */
export interface CallDefinition<P, Q, B, R> {
  readonly method: Method
  /** Path below `/api/`, with `:names`: `quotation/:id/duplicate`. */
  readonly path: string
  readonly access: Access
  /**
   * Parameter of the path with the company that the call works for: the own one as `access` says, or any other for staff of
   * the platform (module ADMIN). To everybody else another company is unknown. For another company there is no user in the context, and
   * its log names the platform.
   */
  readonly ofCompany?: string
  /** One line for the OpenAPI document. */
  readonly summary: string
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /**
   * Largest JSON body in kilobytes; 4 for calls without sign-in, 64 for customers and 1024 for users when left out. A
   * client can hold everybody up only as long as reading so much takes.
   */
  readonly largestKb?: number
  /**
   * A form with a file for this purpose instead of JSON; it may be as large as such a file. Once the caller is let in, each
   * file is understood, checked and cleaned outside of any transaction: `run` and `reachOut` get an `Upload`.
   */
  readonly multipart?: UploadPurpose
  /** Answer; `file` for bytes. */
  readonly response: R | 'file' | 'nothing'
  /** A POST that honours `If-Match`, as changes and deletes do: 412 when the record is no longer what was seen. */
  readonly conditional?: true
  /** Answer when the query asks with `fields` for some of it. */
  readonly parts?: TSchema
  /** Status of a good answer, 200 unless told. */
  readonly status?: 200 | 201
  /** The answer holds a secret: it is not kept for a repeated request. */
  readonly secret?: true
  /** How often one user may try it; calls with the same `of` share their tries. Tries that fail count too. */
  readonly limit?: Limit & { readonly of: string }
  /**
   * How often a customer's link may try it, within every one of these: whoever has it together, or each address by itself
   * with `perAddress`. Calls with the same `of` share their tries.
   */
  readonly linkLimit?: { readonly of: string; readonly within: readonly (Limit & { readonly perAddress?: true })[] }
  /** Pages of other sites may make it, by browsers of people who are nobody here: it reads no cookie. */
  readonly crossSite?: true
  /** Name in OpenAPI and client; `resource.action` of the path unless told. */
  readonly operationId?: string
  /** Body of the example in the OpenAPI document. */
  readonly example?: unknown
  /**
   * Asks another system before `run`, such as an address that a user gave, or has heavy work done. It runs after the same
   * checks as `run`, in a transaction of its own, and returns a function. The kernel awaits that function outside any
   * transaction, so that what is slow holds no database connection.
   */
  readonly reachOut?: (
    context: Context,
    incoming: Incoming<Value<P>, Value<Q>, Value<B>>,
  ) => Promise<() => Promise<unknown>>
  readonly run: (context: Context, incoming: Incoming<Value<P>, Value<Q>, Value<B>, unknown>) => Promise<unknown>
}

/** A call without its type parameters, as the kernel handles it. */
export interface Call extends Omit<CallDefinition<TObject, TObject, TSchema, TSchema>, 'run' | 'reachOut'> {
  readonly reachOut?: {
    of(context: Context, incoming: Incoming<unknown, unknown, unknown, unknown>): Promise<() => Promise<unknown>>
  }['of']
  readonly run: {
    of(context: Context, incoming: Incoming<unknown, unknown, unknown, unknown>): Promise<unknown>
  }['of']
}

/**
 * Declares one call of the API. The kernel opens the transaction, sets the tenant, checks licence, role and hash,
 * validates, flushes, writes events and log, and maps errors: `run` is domain code only. It may answer a plain
 * value of the shape `response`, or a `Response`.
 */
export function call<
  P extends TObject | undefined = undefined,
  Q extends TObject | undefined = undefined,
  B extends TSchema | undefined = undefined,
  R extends TSchema = TSchema,
  H = undefined,
>(
  definition: Omit<CallDefinition<P, Q, B, R>, 'run' | 'reachOut'> & {
    reachOut?: (context: Context, incoming: Incoming<Value<P>, Value<Q>, Value<B>>) => Promise<() => Promise<H>>
    run: (
      context: Context,
      incoming: Incoming<Value<P>, Value<Q>, Value<B>, H>,
    ) => Promise<Static<R> | Response | undefined>
  },
): Call {
  return definition as unknown as Call
}
