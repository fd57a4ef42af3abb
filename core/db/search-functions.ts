import { TENANT_SETTING } from './entity'
import { APP_ROLE, SEARCH_ROLE } from './roles'

/** So many blocks of a table, as a percentage; only of one that is large enough for it to matter. */
const sample = (blocks: number) =>
  `select ${blocks * 100}.0 / relpages into share from pg_class where oid = quote_ident(wanted)::regclass and relpages > 1000;
  if share is null then`

/** As a number that stands in the statement: PostgreSQL then knows how large the company is. */
const COMPANY = `current_setting('${TENANT_SETTING}')::bigint`
const IN_OR_OUT_OF_TRASH = `case live when true then ' and deleted_at is null' when false then ' and deleted_at is not null' else '' end`
const WITH_WORDS = `coalesce((select string_agg(format(' and strpos(search_text, %L) > 0', word), '') from unnest(words) word), '')`

/** Name and parameter types of each function, with its body. */
const functions: Record<string, string> = {
  /**
   * Numbers of the rows of a table in whose search text every fragment and every word occurs; any `most` of them when
   * there are more. Fragments are looked up in the trigram index, words are compared. They stand in the statement, so
   * that PostgreSQL can tell how rare they are.
   */
  'search_hits(wanted text, fragments text[], words text[], live boolean, most int)': `returns setof bigint
language plpgsql stable security definer rows 100 set search_path = public, pg_temp as $$
begin
  return query execute format('select id from %I where company_id = %s', wanted, ${COMPANY}) || ${IN_OR_OUT_OF_TRASH}
    || coalesce((select string_agg(format(' and search_text like %L', fragment), '') from unnest(fragments) fragment), '')
    || ${WITH_WORDS} || format(' limit %s', most);
end $$;`,
  /**
   * Groups of three letters that one row of fifty or more has, of all companies together; none of a small table. Rows that
   * came in together are alike, so few are taken of many blocks: one block of such rows must not decide.
   */
  'search_common(wanted text)': `returns text[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  share numeric;
  found text[];
begin
  ${sample(1000)} return '{}'; end if;
  execute format('with sample as materialized (select search_text from %I tablesample system (%s) where mod(hashint8(id), 25) = 0)
    select array_agg(trigram) from (select unnest(show_trgm(search_text)) as trigram from sample group by 1
      having count(*) > (select count(*) from sample) / 50) common', wanted, share) into found;
  return coalesce(found, '{}');
end $$;`,
  /**
   * Whether rows with all of these words are so many that they need not be looked up: among a sample in a third of the
   * groups that came in together, which are often alike. Never in a small table.
   */
  'search_often(wanted text, words text[], live boolean)': `returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  share numeric;
  often boolean;
begin
  ${sample(40)} return false; end if;
  execute format('select count(distinct id / 50) >= 15 from %I tablesample system (%s) where company_id = %s', wanted, share, ${COMPANY})
    || ${IN_OR_OUT_OF_TRASH} || ${WITH_WORDS} into often;
  return often;
end $$;`,
}

const nameOf = (signature: string) => signature.replace(/(\(|, )\w+ /g, '$1')

/**
 * What search asks the database, behind row-level security. Under it PostgreSQL evaluates `like` only on rows that the
 * policy let through, never through an index, because the operator might leak what it sees: every search would read the
 * whole company. These functions run as a role that owns nothing and reads a few columns of searchable tables, and apply
 * the same tenant setting themselves.
 */
export const SEARCH_FUNCTIONS = [
  `grant create on schema public to ${SEARCH_ROLE};`,
  ...Object.entries(functions).flatMap(([signature, body]) => [
    `create or replace function ${signature} ${body}`,
    `alter function ${nameOf(signature)} owner to ${SEARCH_ROLE};`,
    `revoke execute on function ${nameOf(signature)} from public;`,
    `grant execute on function ${nameOf(signature)} to ${APP_ROLE};`,
  ]),
  `revoke create on schema public from ${SEARCH_ROLE};`,
]
