#!/usr/bin/env node
// A file of its own, because installing a workspace links it before anything is built.
import '../dist/command.js';
