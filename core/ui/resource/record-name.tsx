import type { ReferenceTarget } from '../../domain/field-description.ts'
import { useRecordName } from './referred-record.ts'

/** What another record is called. */
export function RecordName({ reference, id }: { reference: ReferenceTarget; id: number }) {
  return <>{useRecordName(reference, id) ?? '…'}</>
}
