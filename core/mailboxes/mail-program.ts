import { serveWork } from '@core/limited-process/serve-work'
import { parseMail } from './parse-mail'

serveWork(parseMail)
