import type { LinkKind } from '@core/context/call'
import type { Context } from '@core/context/context'
import { definePort, defineRegistry } from '@core/context/port'
import { type Static, Type as t } from '@sinclair/typebox'

const name = t.String({ minLength: 1, maxLength: 64 })
const value = t.String({ maxLength: 255 })

/**
 * What the fields of a website mean here (G-WEB): `fieldkey` is the name under which one comes in, `fieldvalue` what it is
 * here, `nullvalue` stands for one that comes in empty, and `valuemapping` says what a value is called here.
 */
export const websiteMapping = t.Array(
  t.Object(
    {
      fieldkey: name,
      fieldvalue: name,
      nullvalue: t.Optional(t.Union([value, t.Null()])),
      valuemapping: t.Optional(t.Record(t.String({ maxLength: 255 }), value, { maxProperties: 100 })),
    },
    { additionalProperties: false, title: 'websitemapping' },
  ),
  { maxItems: 100 },
)
export type WebsiteMapping = Static<typeof websiteMapping>

/** A website as whoever takes its requests sees it. */
export interface WebsiteFacts {
  readonly id: number
  readonly live: boolean
  /** Its adviser; null when that one left. */
  readonly user_id: number | null
  readonly lead_source: string
  readonly flowprofile_id: number | null
  readonly partner_id: number | null
  readonly confirms: boolean
  readonly mapping: WebsiteMapping
}

/** Reads websites. */
export interface Websites {
  /** The website with this number, or `null` when it is gone. */
  website(context: Context, id: number): Promise<WebsiteFacts | null>
}
export const websites = definePort<Websites>('settings.websites')

/** A field that what comes in by a website can fill. */
export interface LeadTarget {
  /** `relation.email` */
  readonly field: string
  /** What people call it. */
  readonly label: string
}

/** Fields that websites can fill, of the plugins that keep them. */
export const leadTargets = defineRegistry<(context: Context) => Promise<readonly LeadTarget[]>>('settings.lead-targets')

/** The address to which a website sends what was filled in on it. */
export const websiteLink: LinkKind = {
  kind: 'website',
  word: 'website',
  page: '',
  notFound: 'settings.website_unknown',
  gone: 'settings.website_unknown',
}
