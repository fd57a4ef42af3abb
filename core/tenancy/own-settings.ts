import type { Opened } from '@core/db/mapped'
import { openRecord } from '@core/db/open-record'
import type { Reader } from '@core/db/reader'
import { CompanySettings } from './company-settings'

type OpenedSettings = Opened<typeof CompanySettings>

const opened = new WeakMap<Reader['em'], Promise<OpenedSettings | null>>()

/** The settings of the company that the work is for: whoever asks in one transaction gets the record that was opened first. */
export function ownSettings(reader: Reader): Promise<OpenedSettings | null> {
  const known = opened.get(reader.em)
  if (known) return known
  const settings = openRecord(reader, CompanySettings, {})
  opened.set(reader.em, settings)
  // A company that is being made has none yet.
  const forget = () => void opened.delete(reader.em)
  settings.then(found => found ?? forget(), forget)
  return settings
}
