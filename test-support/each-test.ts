// Vitest's set-up of every test file: what a test took is given back when the test and its servers have ended.
import { beforeEach, onTestFinished } from 'vitest'
import { giveBackDatabases } from './databases.ts'

// What is registered first is called last.
beforeEach(() => onTestFinished(giveBackDatabases))
