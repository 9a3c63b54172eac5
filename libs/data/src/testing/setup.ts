import { configure } from '@testing-library/react';

// What a hook waits for takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
