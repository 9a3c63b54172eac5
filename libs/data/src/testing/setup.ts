import { configure } from '@testing-library/react';

// A hook may be slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
