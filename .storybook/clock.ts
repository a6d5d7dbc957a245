import { minutesAgo } from '@quarterdeck/sandbox/fixtures'
import { set } from 'mockdate'

// Stories live at one moment, that of the fixtures, for whoever looks, for tests and for pictures: '12 min ago' is the same
// text tomorrow. Timers run on. Imported before everything that might ask for the time while it is loaded.
set(minutesAgo(0))
