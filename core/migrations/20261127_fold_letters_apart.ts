import { foldedText } from '@core/db/folded-text'
import type { SchemaStep } from '@core/db/migrate'

const column = 'search_text'
const quoted = (part: string) => part.replaceAll("'", "''")

/**
 * Folds what was stored while ø, ß, typographic apostrophes and hyphens stood for themselves. Few texts have any; each
 * table is kept as soon as it is done. Folding again what was folded by newer rules changes nothing.
 */
export const step: SchemaStep = {
  name: 'core/20261127_fold_letters_apart',
  up: [
    `do $$ declare found record; begin
  for found in select table_name from information_schema.columns where table_schema = 'public' and column_name = '${column}'
  loop
    execute format('update %I set ${column} = ${quoted(foldedText(column))} where ${column} ~ ''[^\\x01-\\x5f\\x61-\\x7f]''', found.table_name);
    commit;
  end loop;
end $$;`,
  ],
  apart: true,
}
