import type { Opened } from '@core/db/mapped'
import type { Project } from '../entities/project'

/** A project in the hands of the mapper. */
export type ProjectRecord = Opened<typeof Project>
