import { test } from '../fixtures/test';
import { photographEach } from './picture';
import { screens, states } from './screens';

photographEach(test, [...screens, ...states]);
