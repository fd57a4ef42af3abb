import { workOutSamples } from './work-out-samples'

Object.assign(globalThis, { workOutSamples })
