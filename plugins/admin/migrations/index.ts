import { step as step1 } from './20261129_widget_types'

export default [step1]
