import type { Client } from 'pg'

/** Rows of a table and a sum over all of them that does not depend on their order. */
export interface Fingerprint {
  readonly rows: number
  readonly checksum: string
}

/** What makes the text of a row the same in every session, and a row that may not be seen an error instead of missing. */
export const SESSION = `set row_security = off; set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'iso_8601'; set bytea_output = 'hex'; set extra_float_digits = 1`

/** Our tables, without the list of schema steps. */
export async function tablesOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_step' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** The columns that are written; those that the database works out itself are left out. */
export async function columnsOf(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = format('public.%I', $1::text)::regclass
     and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  return rows.map(({ name }) => name)
}

export async function fingerprint(client: Client, table: string): Promise<Fingerprint> {
  const { rows } = await client.query<{ rows: string; checksum: string }>(
    `select count(*) as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as checksum from ${client.escapeIdentifier(table)} t`,
  )
  return { rows: Number(rows[0]?.rows), checksum: rows[0]?.checksum ?? '' }
}
